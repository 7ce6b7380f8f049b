import { expect, it } from 'vitest'
import { auditActionOf } from './audit-action'

const articles = '/content-manager/collection-types/api::article.article'

it.each([
  ['findMany', undefined, undefined],
  ['count', '/api/desk/articles', undefined],
  ['create', '/admin/upload', 'create'],
  ['update', '/admin/upload/abc', 'update'],
  ['delete', undefined, 'delete'],
  ['clone', `${articles}/clone/abc`, 'create'],
  ['discardDraft', `${articles}/abc/actions/discard`, 'discard-draft'],
  ['unpublish', `${articles}/actions/bulkUnpublish`, 'unpublish'],
  ['publish', `${articles}/actions/bulkPublish`, 'publish'],
  // "Publish" in the form: for an existing document, then for a new one.
  ['update', `${articles}/abc/actions/publish`, undefined],
  ['publish', `${articles}/abc/actions/publish`, 'publish'],
  ['create', `${articles}/actions/publish`, 'create'],
  ['publish', `${articles}/actions/publish`, undefined],
  // As the router matches paths: in any case, with a slash at the end.
  ['update', `${articles.toUpperCase()}/abc/ACTIONS/Publish`, undefined],
  ['publish', `${articles}/actions/publish/`, undefined],
  ['unpublish', `${articles}/actions/BulkUnpublish/`, 'unpublish'],
])('%s by a request to %s is %s', (action, path, expected) => {
  expect(auditActionOf(action, path)).toBe(expected)
})
