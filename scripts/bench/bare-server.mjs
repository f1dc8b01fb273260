import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * A server that sends the same bytes from memory and does nothing else: the upper bound for any server on this machine.
 * Started as a separate process: `node bare-server.mjs URL`. Prints its port.
 */
const bodies = {}
for (const encoding of ['identity', 'br']) {
  // fetch() would decompress the body.
  bodies[encoding] = await read(process.argv[2], encoding)
}

const server = createServer((request, response) => {
  const body = bodies[request.headers['accept-encoding'] === 'br' ? 'br' : 'identity']
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body)
})
await once(server.listen(0, '127.0.0.1'), 'listening')
console.log(server.address().port)

async function read(url, encoding) {
  const { get } = await import('node:http')
  const [response] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')
  const parts = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts)
}
