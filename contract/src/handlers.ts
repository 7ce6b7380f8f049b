import type * as z from 'zod/mini'
import { endpoints, type EndpointName } from './endpoints.ts'

/**
 * The server's view of the table of endpoints; `calls.ts` has the client's. It depends on no framework: an exchange is any object that
 * carries one request and its response.
 */
type Rows = typeof endpoints

type PartsOf<Path> = Path extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never

type Held<Row, Key extends string> = Row extends Record<Key, infer Schema extends z.core.$ZodType> ? z.output<Schema> : undefined

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

/** The input of a handler: the parts of the path, the parsed query and body, and the signed-in user and session. */
export type HandlerInput<Name extends EndpointName, SignedIn> = Flat<
  {
    params: { [Part in PartsOf<Rows[Name]['path']>]: string }
    query: Held<Rows[Name], 'query'>
    body: Held<Rows[Name], 'body'>
  } & (Rows[Name]['access'] extends 'public' ? Partial<SignedIn> : SignedIn)
>

/** Marks a response as already written: a refusal, a redirect or a page. */
export interface ResponseSent {
  readonly isAnswered: true
}

export const responseSent: ResponseSent = { isAnswered: true }

/** The result of a handler: an answer by the endpoint's schema, or `responseSent`. */
export type Answer<Name extends EndpointName> =
  | ResponseSent
  | (Rows[Name] extends { answer: infer Schema extends z.core.$ZodType } ? z.output<Schema> : never)
  | (Rows[Name] extends { cardsAnswer: infer Schema extends z.core.$ZodType } ? z.output<Schema> : never)

interface Settled {
  name: EndpointName
  asked: object
}

const handlerInputs = new WeakMap<object, Settled>()

/** Stores the validated request for the handler. */
export const setHandlerInput = (exchange: object, name: EndpointName, asked: object): void => void handlerInputs.set(exchange, { name, asked })

/** Returns the handler of an endpoint. The compiler refuses a name, a field or an answer that the table does not have. */
export type HandlerMaker<SignedIn, Exchange> = <Name extends EndpointName>(
  name: Name,
  handle: (asked: HandlerInput<Name, SignedIn>, exchange: Exchange) => Answer<Name> | Promise<Answer<Name>>,
) => (exchange: Exchange) => Promise<void>

export const handlersFor =
  <SignedIn, Exchange extends { body: unknown }>(): HandlerMaker<SignedIn, Exchange> =>
  (name, handle) =>
  async (exchange) => {
    const settled = handlerInputs.get(exchange)
    if (settled?.name !== name) throw new Error(`${name} was reached as ${settled?.name ?? 'no endpoint'}`)
    // The request was validated against this endpoint's row, so the cast is safe.
    const answer = await handle(settled.asked as Parameters<typeof handle>[0], exchange)
    if (answer !== responseSent) exchange.body = answer
  }
