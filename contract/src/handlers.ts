import type * as z from 'zod/mini'
import { endpoints, type EndpointName } from './endpoints.ts'

/**
 * The half of the table that a server answers by; `calls.ts` is the half that a client asks by. It knows no framework: an
 * exchange is whatever object carries one request and its answer.
 */
type Rows = typeof endpoints

type PartsOf<Path> = Path extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never

type Held<Row, Key extends string> = Row extends Record<Key, infer Schema extends z.core.$ZodType> ? z.output<Schema> : undefined

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

/** What a handler is given: the parts of the path, the query and the body as the table's schemas have left them, and who asks. */
export type Asked<Name extends EndpointName, SignedIn> = Flat<
  {
    params: { [Part in PartsOf<Rows[Name]['path']>]: string }
    query: Held<Rows[Name], 'query'>
    body: Held<Rows[Name], 'body'>
  } & (Rows[Name]['access'] extends 'public' ? Partial<SignedIn> : SignedIn)
>

/** Says that the answer is written already: a refusal, a redirect, or a page. */
export interface Answered {
  readonly isAnswered: true
}

export const answered: Answered = { isAnswered: true }

/** What a handler answers: what the table promises, or that it has answered otherwise. */
export type Answer<Name extends EndpointName> =
  | Answered
  | (Rows[Name] extends { answer: infer Schema extends z.core.$ZodType } ? z.output<Schema> : never)
  | (Rows[Name] extends { cardsAnswer: infer Schema extends z.core.$ZodType } ? z.output<Schema> : never)

interface Settled {
  name: EndpointName
  asked: object
}

const settledOf = new WeakMap<object, Settled>()

/** Leaves for the handler what was asked, once all of it is held to the table. */
export const settle = (exchange: object, name: EndpointName, asked: object): void => void settledOf.set(exchange, { name, asked })

/** Makes the handler of an endpoint by its name; a name, a field or an answer that the table does not have is refused by the compiler. */
export type HandlerMaker<SignedIn, Exchange> = <Name extends EndpointName>(
  name: Name,
  handle: (asked: Asked<Name, SignedIn>, exchange: Exchange) => Answer<Name> | Promise<Answer<Name>>,
) => (exchange: Exchange) => Promise<void>

export const handlersFor =
  <SignedIn, Exchange extends { body: unknown }>(): HandlerMaker<SignedIn, Exchange> =>
  (name, handle) =>
  async (exchange) => {
    const settled = settledOf.get(exchange)
    if (settled?.name !== name) throw new Error(`${name} was reached as ${settled?.name ?? 'no endpoint'}`)
    // What was settled under a name was held to that name's row of the table.
    const answer = await handle(settled.asked as Parameters<typeof handle>[0], exchange)
    if (answer !== answered) exchange.body = answer
  }
