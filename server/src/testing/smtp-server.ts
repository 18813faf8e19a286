import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A received mail. */
interface Arrived {
  to: string;
  text: string;
}

/** A local mail server that stores received mails. */
export interface SmtpServer {
  port: number;
  arrived: Arrived[];
  /** Refuses the next commands of this kind, once each. */
  refuse: (command: 'AUTH' | 'RCPT' | 'DATA', response: string) => void;
  close: () => Promise<void>;
}

export async function openSmtpServer(): Promise<SmtpServer> {
  const arrived: Arrived[] = [];
  const refusals: [string, string][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, arrived, refusals);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    arrived,
    refuse: (command, response) => void refusals.push([command, response]),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const answers: Record<string, string> = { AUTH: '235 welcome', DATA: '354 go ahead', QUIT: '221 bye' };

function converse(socket: Socket, arrived: Arrived[], refusals: [string, string][]): void {
  let rest = '';
  let to = '';
  let isInMail = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const respond = (line: string) => {
    const command = line.slice(0, 4).toUpperCase();
    const at = refusals.findIndex(([refused]) => refused === command);
    const [refusal] = at === -1 ? [] : refusals.splice(at, 1);
    if (refusal) return say(refusal[1]);
    if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
    isInMail = command === 'DATA';
    say(answers[command] ?? '250 ok');
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    rest += chunk.toString('utf8');
    const end = () => (isInMail ? '\r\n.\r\n' : '\r\n');
    for (let at = rest.indexOf(end()); at !== -1; at = rest.indexOf(end())) {
      const text = rest.slice(0, at);
      rest = rest.slice(at + end().length);
      if (!isInMail) respond(text);
      else {
        arrived.push({ to, text });
        isInMail = false;
        say('250 taken');
      }
    }
  });
  say('220 ready');
}
