import { expect, test } from '../../support/http'
import { openSocket, sendRaw } from '../../support/raw-socket'

test.use({ environmentName: 'upgrades' })
// A socket that is not closed never ends: this timeout fails the test. The first test also waits for its site to start.
test.setTimeout(60_000)

const WEBSOCKET = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: QUJD'
const PROTOCOLS = {
  websocket: WEBSOCKET,
  h2c: 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'an unknown protocol': 'Upgrade: tea/1.0\r\nConnection: upgrade',
}

for (const [name, offer] of Object.entries(PROTOCOLS)) {
  test(`an offer to upgrade to ${name} is ignored, and its socket is closed`, async ({ request, baseURL }) => {
    for (const path of [
      '/',
      '/no-such-page',
      '/no-such-file.php',
      '/film-room/a-film',
      '/_next/hmr',
      '/api/staff/me',
    ]) {
      const usual = await request.get(path, { maxRedirects: 0 })
      const answer = await sendRaw(baseURL!, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${offer}\r\n\r\n`)
      expect(answer.split('\r\n')[0], path).toContain(`HTTP/1.1 ${usual.status()} `)
      expect(answer.toLowerCase(), path).toContain('\r\nconnection: close\r\n')
    }
  })
}

test('the body of a request with such an offer is read as usual', async ({ baseURL }) => {
  const head = `POST /forms/tryout HTTP/1.1\r\nHost: localhost\r\n${WEBSOCKET}\r\nContent-Type: application/json`
  expect(await sendRaw(baseURL!, `${head}\r\nContent-Length: 2\r\n\r\n{}`)).toContain('HTTP/1.1 422 ')
})

test('two hundred of them close at once, and the site stops without waiting for them or for silent connections', async ({
  baseURL,
  environment,
}) => {
  const offers = Array.from({ length: 200 }, (_, index) => {
    const offer = Object.values(PROTOCOLS)[index % 3]
    const method = index % 10 === 0 ? 'CONNECT localhost:1' : `GET /nowhere-${index}`
    return sendRaw(baseURL!, `${method} HTTP/1.1\r\nHost: localhost\r\n${offer}\r\n\r\n`)
  })
  for (const answer of await Promise.all(offers)) expect(answer).toMatch(/^HTTP\/1\.1 40[45] /)
  for (let index = 0; index < 20; index++) await openSocket(baseURL!)
  await environment.close()
})
