/** A Node server that sends one fixed response. The site's cache is measured against it. */
import { createServer } from 'node:http'

process.once('message', ({ body, headers }) => {
  const answer = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => response.writeHead(200, headers).end(answer))
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
})
