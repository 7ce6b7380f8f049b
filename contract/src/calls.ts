import type * as z from 'zod/mini'
import { articleCardList } from './article.ts'
import { endpoints } from './endpoints.ts'
import { previewQuery } from './preview.ts'
import { readPaths } from './read-paths.ts'

/**
 * The calls of a client by name: all endpoints, and the cards variant of the article list. The cms checks a preview's query by its
 * signature, not by a schema.
 */
export const calls = {
  ...endpoints,
  readPreview: { ...endpoints.readPreview, query: previewQuery },
  listArticleCards: { ...endpoints.listArticles, path: readPaths.listArticleCards, answer: articleCardList },
}

type Rows = typeof calls

/** The calls with a JSON answer. Redirects and pages are left out, because browsers open them directly. */
export type CallName = { [Name in keyof Rows]: Rows[Name] extends { answer: z.core.$ZodType } ? Name : never }[keyof Rows]

/** The calls that change something. */
export type WriteName = { [Name in CallName]: Rows[Name]['method'] extends 'GET' ? never : Name }[CallName]

/** The reads whose answers are cached, by their path. */
export type ReadName = keyof typeof readPaths

/** The calls whose answer is a list. */
export type ListName<Name extends CallName = CallName> = Name extends CallName ? (AnswerOf<Name> extends readonly unknown[] ? Name : never) : never

export type AnswerOf<Name extends CallName> = z.output<Rows[Name]['answer']>

type PartsOf<Path> = Path extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never

type Params<Row extends { path: string }> = { [Part in PartsOf<Row['path']>]: string }

/** Query values in their parsed form: a page is a number, not its digits. Values that are undefined or "" are not sent. */
type Values<Schema extends z.core.$ZodType> = {
  [Key in keyof z.input<Schema>]: z.output<Schema>[Key & keyof z.output<Schema>] | undefined
}

type Query<Row> = Row extends { query: infer Schema extends z.core.$ZodType } ? { query?: Values<Schema> } : unknown

type Body<Row> = Row extends { body: infer Schema extends z.core.$ZodType } ? { body: z.input<Schema> } : unknown

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

export type QueryOf<Name extends CallName> = Rows[Name] extends { query: infer Schema extends z.core.$ZodType } ? Values<Schema> : never

/** The arguments of a call: the parts of its path, its query and its body. */
export type InputOf<Name extends CallName> = Flat<Params<Rows[Name]> & Query<Rows[Name]> & Body<Rows[Name]>>

/** The arguments after the name; optional if the call needs none. */
export type ArgumentsOf<Name extends CallName, More = unknown> =
  Partial<InputOf<Name>> extends InputOf<Name> ? [asked?: InputOf<Name> & More] : [asked: InputOf<Name> & More]
