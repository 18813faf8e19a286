import { connect } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Posts JSON over keep-alive connections and reads as little of a response as possible, because CPU of the load
 * generator is missing for the server. Responses must have a length, as those of the product do. Connections are
 * assigned to the sessions in turn.
 */
export function plainHttp({ url, sessions }) {
  const { hostname, port } = new URL(url);
  const headOf = (headers) =>
    [['host', `${hostname}:${port}`], ['content-type', 'application/json'], ...Object.entries(headers)]
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  const heads = sessions.map(headOf);
  const idle = [];
  const all = new Set();
  const open = () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const head = heads[all.size % heads.length];
    const line = { socket, head, parts: [], length: 0, whole: Infinity, bodyAt: 0, settle: null };
    all.add(line);
    const end = (error) => {
      all.delete(line);
      line.settle?.({ status: 0, body: String(error?.message ?? 'the connection was closed') });
      line.settle = null;
    };
    socket.on('data', (part) => read(line, part, idle));
    socket.on('error', end);
    socket.on('close', () => end());
    return line;
  };
  const post = (path, body, more) =>
    new Promise((resolve) => {
      const line = idle.pop() ?? open();
      line.settle = resolve;
      const text = JSON.stringify(body);
      line.socket.write(
        `POST ${path} HTTP/1.1\r\n${line.head}${more}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
    });
  return { post, close: () => all.forEach(({ socket }) => socket.destroy()) };
}

function read(line, part, idle) {
  line.parts.push(part);
  line.length += part.length;
  if (line.whole === Infinity) {
    const soFar = line.parts.length === 1 ? part : Buffer.concat(line.parts);
    const at = soFar.indexOf(headEnd);
    if (at < 0) return;
    line.bodyAt = at + headEnd.length;
    line.whole = line.bodyAt + Number(/content-length: (\d+)/i.exec(soFar.latin1Slice(0, at))?.[1] ?? Number.NaN);
  }
  // Applies to responses without a length too: those are of another kind, and their beginning identifies it.
  if (line.length < line.whole) return;
  const [first] = line.parts;
  const answer = { status: Number(first.latin1Slice(9, 12)), body: bodyOf(line) };
  Object.assign(line, { parts: [], length: 0, whole: Infinity });
  const { settle } = line;
  line.settle = null;
  idle.push(line);
  settle?.(answer);
}

const mostRead = 200;

/** Beginning of the body, which contains the code. */
const bodyOf = ({ parts, bodyAt }) =>
  (parts[0].length > bodyAt ? parts[0] : Buffer.concat(parts)).toString('utf8', bodyAt, bodyAt + mostRead);
