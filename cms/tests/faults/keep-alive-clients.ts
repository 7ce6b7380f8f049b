import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Asking {
  answered: () => number
  /** Finishes the open requests and stops. Returns the lost ones. */
  stop: () => Promise<string[]>
}

interface Question {
  path: string
  headers?: Record<string, string>
}

const thinkMs = 10

/** Sends one request on the client's only connection. A refused connection is not a lost request. */
const ask = (agent: Agent, address: string, { path, headers }: Question) =>
  new Promise<'answered' | 'turned-away' | { lost: string }>((resolve) => {
    const asked = request(address + path, { agent, headers }, (response) => {
      const { statusCode = 0 } = response
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () =>
        resolve(statusCode < 500 ? 'answered' : { lost: `${path}: ${statusCode} ${Buffer.concat(parts).toString().slice(0, 200)}` }),
      )
      response.once('error', (error) => resolve({ lost: `${path}: the answer broke off (${error.message})` }))
    })
    asked.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ECONNREFUSED'
          ? 'turned-away'
          : { lost: `${path}: ${error.code ?? error.message} on a ${asked.reusedSocket ? 'kept' : 'new'} connection` },
      ),
    )
    asked.end()
  })

/** Starts clients that keep their connections open and never retry. */
export function keepAsking(address: string, questions: readonly Question[], clients = 24): Asking {
  const lost: string[] = []
  let answered = 0
  let isOver = false
  const one = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let at = first; !isOver; at += 1) {
      const outcome = await ask(agent, address, questions[at % questions.length] ?? { path: '/' })
      if (outcome === 'turned-away') break
      if (outcome === 'answered') answered += 1
      else lost.push(outcome.lost)
      await pause(thinkMs)
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: clients }, (_, at) => one(at)))
  return {
    answered: () => answered,
    async stop() {
      isOver = true
      await all
      return lost
    },
  }
}
