import { messageAnswer } from './account.ts'
import type { Endpoint } from './endpoints.ts'
import {
  deskIssue,
  deskIssueList,
  issueBody,
  issueChangeBody,
  issueListQuery,
  issuePreview,
  issueReaderList,
  issueReadersQuery,
  issueStepBody,
} from './newsletter-issue.ts'
import {
  subscriberExportBody,
  subscriberExportPart,
  subscriberImportAnswer,
  subscriberImportBody,
  subscriberPage,
  subscriberSearchBody,
} from './newsletter-subscriber.ts'
import { readPaths } from './read-paths.ts'

/** The endpoints of the newsletter on the desk, as part of the table of all endpoints. */
export const newsletterEndpoints = {
  listDeskIssues: { method: 'GET', path: readPaths.listDeskIssues, access: 'admin', query: issueListQuery, answer: deskIssueList },
  readDeskIssue: { method: 'GET', path: readPaths.readDeskIssue, access: 'admin', answer: deskIssue },
  listIssueReaders: { method: 'GET', path: readPaths.listIssueReaders, access: 'admin', query: issueReadersQuery, answer: issueReaderList },
  proposeIssue: { method: 'GET', path: readPaths.proposeIssue, access: 'admin', answer: issueBody },
  previewIssue: { method: 'GET', path: readPaths.previewIssue, access: 'admin', answer: issuePreview },
  createIssue: { method: 'POST', path: readPaths.listDeskIssues, access: 'admin', body: issueBody, answer: deskIssue },
  updateIssue: { method: 'PUT', path: '/api/desk/newsletter/issues/{id}', access: 'admin', body: issueChangeBody, answer: deskIssue },
  deleteIssue: { method: 'DELETE', path: '/api/desk/newsletter/issues/{id}', access: 'admin', answer: messageAnswer },
  testIssue: { method: 'POST', path: '/api/desk/newsletter/issues/{id}/test', access: 'admin', answer: messageAnswer },
  stepIssue: { method: 'POST', path: '/api/desk/newsletter/issues/{id}/steps', access: 'admin', body: issueStepBody, answer: deskIssue },
  /** A read by POST, because its body may hold an address; it is sent while somebody types. */
  findSubscribers: {
    method: 'POST',
    path: '/api/desk/newsletter/subscribers/search',
    access: 'admin',
    body: subscriberSearchBody,
    answer: subscriberPage,
    isUncounted: true,
  },
  exportSubscribers: {
    method: 'POST',
    path: '/api/desk/newsletter/subscribers/exports',
    access: 'primary-admin',
    body: subscriberExportBody,
    answer: subscriberExportPart,
  },
  importSubscribers: {
    method: 'POST',
    path: '/api/desk/newsletter/subscribers/imports',
    access: 'primary-admin',
    body: subscriberImportBody,
    answer: subscriberImportAnswer,
  },
} as const satisfies Record<string, Endpoint>
