import { Pagination } from '@strapi/strapi/admin'
import { standardPageSize } from './list-address'

/** Lists stop at this row (the server refuses pages beyond it). */
const lastListRow = 10_000

/** Which page of a list is shown; it lives in the page's address. */
export const PageFooter = ({ total, pageSize }: { total: number; pageSize: number }) => (
  <Pagination.Root total={total} pageCount={Math.ceil(Math.min(total, lastListRow) / pageSize)} defaultPageSize={standardPageSize}>
    <Pagination.PageSize options={['20', '50', '100']} />
    <Pagination.Links />
  </Pagination.Root>
)
