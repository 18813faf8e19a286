import { envelope, type Operation } from '@console/contracts';
import { jsonSchemaOf } from '@console/contracts/json-schema';
import type { z } from '@console/contracts/zod';
import type { AnyOperation } from '../deps';

type Json = Record<string, unknown>;

/** Returns the OpenAPI 3.1 document of all operations, generated from the schemas that validate requests and answers. */
export function openApiOf(mounted: readonly AnyOperation[], version: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'VCC Console', version },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths: Object.fromEntries([...mounted].sort(byPath).map((it) => [`/admin${it.path}`, { post: postOf(it) }])),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'authorization', description: 'Token of a signed-in user.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Secret of an API key (vck_…), created in Developer settings. Its scopes are permission codes: a call requires the code in its x-permission or x-also-with.',
        },
      },
      schemas: { Envelope: schemaOf(envelope, 'output') },
    },
  };
}

const byPath = (a: AnyOperation, b: AnyOperation) => (a.path < b.path ? -1 : 1);

function postOf(operation: AnyOperation): Json {
  return {
    operationId: operation.path.slice(1).replaceAll('/', '-'),
    tags: [operation.path.split('/')[1]],
    'x-permission': operation.permission,
    ...(operation.alsoWith.length > 0 && { 'x-also-with': operation.alsoWith }),
    ...(operation.sandboxOnly && { 'x-sandbox-only': true }),
    'x-reads': operation.reads,
    security: securityOf(operation),
    parameters: parametersOf(operation),
    requestBody: { required: true, content: json(schemaOf(operation.input, 'input')) },
    responses: {
      200: {
        description: 'Success with code 200, or a refusal with another code. The data of a refusal can be null.',
        content: json({
          allOf: [
            { $ref: '#/components/schemas/Envelope' },
            { properties: { data: schemaOf(operation.output, 'output') } },
          ],
        }),
      },
      default: { description: 'Transport error.', content: json({ $ref: '#/components/schemas/Envelope' }) },
    },
  };
}

/** A call with two entries accepts either. */
const securityOf = ({ permission, forKeys }: AnyOperation): Json[] => {
  if (permission === 'public') return [];
  return forKeys ? [{ session: [] }, { apiKey: [] }] : [{ session: [] }];
};

function parametersOf({ idempotent }: Pick<Operation<never, unknown>, 'idempotent'>): Json[] {
  const header = (name: string, required: boolean, schema: Json) => ({ name, in: 'header', required, schema });
  return [
    header('language', false, { enum: ['en_US', 'zh_CN'], default: 'en_US' }),
    ...(idempotent ? [header('idempotency-key', true, { type: 'string', pattern: '^[\\w-]{8,100}$' })] : []),
  ];
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = jsonSchemaOf(schema, io);
  return rest;
}
