/** A Node server that sends one page and does nothing else: what a page from the cache is measured against. */
import { createServer } from 'node:http'

process.once('message', ({ body, headers }) => {
  const page = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => response.writeHead(200, { ...headers, 'content-length': page.length }).end(page))
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
})
