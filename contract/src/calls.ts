import type * as z from 'zod/mini'
import { articleCardList } from './article.ts'
import { endpoints } from './endpoints.ts'
import { previewQuery } from './preview.ts'
import { readPaths } from './read-paths.ts'

/**
 * What a client may call by name: the endpoints, and the second answer of the one that has two. A preview's query is held to
 * its signature by the cms, and to no schema there.
 */
export const calls = {
  ...endpoints,
  readPreview: { ...endpoints.readPreview, query: previewQuery },
  listArticleCards: { ...endpoints.listArticles, path: readPaths.listArticleCards, answer: articleCardList },
}

type Rows = typeof calls

/** Redirects and what is no data are not called: a browser is sent there. */
export type CallName = { [Name in keyof Rows]: Rows[Name] extends { answer: z.core.$ZodType } ? Name : never }[keyof Rows]

/** Calls that change something. */
export type WriteName = { [Name in CallName]: Rows[Name]['method'] extends 'GET' ? never : Name }[CallName]

/** Calls whose answers are kept, under the path that was asked. */
export type ReadName = keyof typeof readPaths

/** Calls whose answer is a list. */
export type ListName<Name extends CallName = CallName> = Name extends CallName ? (AnswerOf<Name> extends readonly unknown[] ? Name : never) : never

export type AnswerOf<Name extends CallName> = z.output<Rows[Name]['answer']>

type PartsOf<Path> = Path extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never

type Params<Row extends { path: string }> = { [Part in PartsOf<Row['path']>]: string }

/** Values are written as they will be understood: a page is a number, not its digits. What is undefined or "" is not sent. */
type Values<Schema extends z.core.$ZodType> = {
  [Key in keyof z.input<Schema>]: z.output<Schema>[Key & keyof z.output<Schema>] | undefined
}

type Query<Row> = Row extends { query: infer Schema extends z.core.$ZodType } ? { query?: Values<Schema> } : unknown

type Body<Row> = Row extends { body: infer Schema extends z.core.$ZodType } ? { body: z.input<Schema> } : unknown

type Flat<Type> = { [Key in keyof Type]: Type[Key] }

export type QueryOf<Name extends CallName> = Rows[Name] extends { query: infer Schema extends z.core.$ZodType } ? Values<Schema> : never

/** All that a call by this name takes: the parts of its path, its query and its body. */
export type AskedOf<Name extends CallName> = Flat<Params<Rows[Name]> & Query<Rows[Name]> & Body<Rows[Name]>>

/** The arguments after the name; none where nothing has to be said. */
export type ArgumentsOf<Name extends CallName, More = unknown> =
  Partial<AskedOf<Name>> extends AskedOf<Name> ? [asked?: AskedOf<Name> & More] : [asked: AskedOf<Name> & More]
