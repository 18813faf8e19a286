/**
 * Wire protocol of the embedded database. Messages that a client sends together run together: a statement has five
 * messages, and a separate call to the database for each of them took longer than most statements.
 */
import { once } from 'node:events';
import net from 'node:net';

const protocol = 196_608;
const rollback = messageOf('Q', 'ROLLBACK\0');

/** Messages after which the client awaits a response; other messages are buffered until one of these arrives. */
const ends = new Set([...'QSHXdcfp'].map((letter) => letter.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);

function messageOf(letter, text) {
  const message = Buffer.alloc(5 + text.length);
  message.write(letter);
  message.writeInt32BE(4 + text.length, 1);
  message.write(text, 5);
  return message;
}

/** Serves the database at a Unix socket, with one session for all connections. The returned function stops it. */
export async function serveDatabase(db, path) {
  const connections = new Set();
  const waiting = [];
  // Connection with an open transaction. Other connections wait until it ends.
  let holder = null;
  let isBusy = false;

  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let next = take(); next; next = take()) await perform(next);
    isBusy = false;
  };
  const take = () => {
    const index = waiting.findIndex(({ from }) => holder === null || from === holder);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  const perform = async ({ from, bytes }) => {
    from.cork();
    await db.runExclusive(() =>
      // The bytes are in the database's memory, which it reuses.
      db.execProtocolRawStream(bytes, { onRawData: (part) => from.writable && from.write(Buffer.from(part)) }),
    );
    from.uncork();
    holder = db.isInTransaction() ? from : null;
    if (holder !== null && !connections.has(holder)) waiting.unshift({ from: holder, bytes: rollback });
  };
  const send = (from, bytes) => {
    waiting.push({ from, bytes });
    void work();
  };
  const disconnect = (socket) => {
    connections.delete(socket);
    for (const request of waiting.filter(({ from }) => from === socket)) waiting.splice(waiting.indexOf(request), 1);
    if (holder === socket && !isBusy) send(socket, rollback);
  };

  const server = net.createServer((socket) => {
    connections.add(socket);
    socket.setNoDelay(true);
    const read = reader((bytes) => send(socket, bytes));
    socket.on('data', (part) => {
      if (!read(part)) socket.end();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => disconnect(socket));
  });
  server.listen(path);
  await once(server, 'listening');
  return async () => {
    for (const socket of connections) socket.destroy();
    server.close();
    await once(server, 'close');
  };
}

/**
 * Assembles whole messages from the parts of a stream. Returns false if the client ends the connection or uses another
 * protocol.
 */
function reader(send) {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (part) => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    const { end, isOver } = isStarted ? completeMessages(rest) : startupMessage(rest);
    if (end > 0) {
      send(rest.subarray(0, end));
      rest = rest.subarray(end);
      isStarted = true;
    }
    return !isOver;
  };
}

/** The first message of a connection, which has no type letter. The client awaits its response before it sends more. */
function startupMessage(bytes) {
  if (bytes.length < 8) return { end: 0, isOver: false };
  const length = bytes.readInt32BE(0);
  return { end: length <= bytes.length ? length : 0, isOver: bytes.readInt32BE(4) !== protocol };
}

/** Returns the end position of the messages that can run now. */
function completeMessages(bytes) {
  let end = 0;
  let at = 0;
  while (bytes.length - at >= 5) {
    const next = at + 1 + bytes.readInt32BE(at + 1);
    if (next > bytes.length) break;
    if (bytes[at] === terminate) return { end, isOver: true };
    if (ends.has(bytes[at])) end = next;
    at = next;
  }
  return { end, isOver: false };
}
