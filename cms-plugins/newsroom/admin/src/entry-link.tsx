import type { BinnedItem } from '@artha/contract/desk'
import { Link } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { entryAddress } from './entry-address'

interface Props {
  kind: BinnedItem['kind']
  id: string
  title: string
}

/** A title that links to the entry's edit page. */
export const EntryLink = ({ kind, id, title }: Props) => (
  <Link tag={RouterLink} to={entryAddress(kind, id)}>
    {title === '' ? 'Without a title' : title}
  </Link>
)
