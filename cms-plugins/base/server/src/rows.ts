import type { Core } from '@strapi/strapi'

/** What a query may say; the conditions are Strapi's. */
interface Query {
  where?: object
  select?: string[]
  populate?: object
  orderBy?: object
  limit?: number
  offset?: number
}

/** A table whose rows have a type. */
export interface Rows<Row> {
  findOne: (query: Query) => Promise<Row | null>
  findMany: (query?: Query) => Promise<Row[]>
  count: (query?: Query) => Promise<number>
  create: (made: { data: object; select?: string[] }) => Promise<Row>
  createMany: (made: { data: object[] }) => Promise<{ count: number }>
  update: (change: { where: object; data: object }) => Promise<Row | null>
  updateMany: (change: { where: object; data: object }) => Promise<{ count: number }>
  delete: (query: { where: object }) => Promise<Row | null>
  deleteMany: (query: { where: object }) => Promise<{ count: number }>
}

/** The rows of a type, by Strapi's query engine, which knows no types of them: the caller says what it selects. */
export const rowsOf = <Row>(strapi: Core.Strapi, uid: string): Rows<Row> => strapi.db.query(uid)
