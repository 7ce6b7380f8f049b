import type { Core } from '@strapi/strapi'

/** The parameters of a query, as Strapi's query engine takes them. */
interface Query {
  where?: object
  select?: string[]
  populate?: object
  orderBy?: object
  limit?: number
  offset?: number
}

/** A table with typed rows. */
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

/** Returns the rows of a type through Strapi's query engine. The engine has no row types, so the caller gives the type of what it selects. */
export const rowsOf = <Row>(strapi: Core.Strapi, uid: string): Rows<Row> => strapi.db.query(uid)
