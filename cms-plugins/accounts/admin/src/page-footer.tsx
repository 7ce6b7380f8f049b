import { Pagination } from '@strapi/strapi/admin'
import { standardPageSize } from './list-address'

/** The last row that a list can reach; the server refuses later pages. */
const lastListRow = 10_000

/** Page size and page links of a list. Both are stored in the page's address. */
export const PageFooter = ({ total, pageSize }: { total: number; pageSize: number }) => (
  <Pagination.Root total={total} pageCount={Math.ceil(Math.min(total, lastListRow) / pageSize)} defaultPageSize={standardPageSize}>
    <Pagination.PageSize options={['20', '50', '100']} />
    <Pagination.Links />
  </Pagination.Root>
)
