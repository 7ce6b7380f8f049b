// Replaces pg_isready of PostgreSQL's image, which is not installed here. Requests a session from the server at PGPORT, for the
// user of -U and the database of -d. Exit code 0: the server accepts connections; 1: not yet; 2: no server.
import { connect } from 'node:net'

const option = (/** @type {string} */ name) => process.argv[process.argv.indexOf(name) + 1] ?? ''
const version3 = Buffer.from([0, 3, 0, 0])
const names = Buffer.from(`user\0${option('-U')}\0database\0${option('-d')}\0\0`)
const length = Buffer.alloc(4)
length.writeInt32BE(4 + version3.length + names.length)

const connection = connect(Number(process.env.PGPORT), '127.0.0.1', () => connection.write(Buffer.concat([length, version3, names])))
connection.once('error', () => process.exit(2))
connection.once('data', (answer) => {
  // 'R' asks for the password: the server accepts connections. An error comes while it starts or recovers.
  process.exit(answer.subarray(0, 1).toString() === 'R' ? 0 : 1)
})
