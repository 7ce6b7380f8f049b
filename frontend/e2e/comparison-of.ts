import { articleVersionsPath } from '../src/features/versions/versions-path.ts'
import { articleOf, call, tokenOf } from './newsroom.ts'
import { primaryAdmin } from './real-stack.ts'

/** Publishes an article three times, long ago, and returns the address of a comparison of its versions for readers. */
export async function comparisonOf(site: string): Promise<string> {
  const token = await tokenOf(site, primaryAdmin)
  const body = (standfirst: string) => ({
    ...articleOf('A rate that changed'),
    standfirst,
    createdAt: '2026-01-05T00:00:00.000Z',
    showsVersions: true,
  })
  const { _id } = await call<{ _id: string }>(`${site}/admin/upload`, 'POST', body('It is 5.25%.'), token)
  for (const standfirst of ['It is 5.50%.', 'It is 5.50% from today.']) await call(`${site}/admin/upload/${_id}`, 'PUT', body(standfirst), token)
  return articleVersionsPath(_id, { from: 1, to: 3 })
}
