import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import type { ErrorCode } from '@artha/contract/errors'
import { endSession, openSession } from '../../api/session.ts'
import { archiveHandlers } from '../handlers/archive-handlers.ts'
import { conflictHandlers } from '../handlers/conflict-handlers.ts'
import { publicationHandlers } from '../handlers/handlers.ts'
import { stalePriceHandlers } from '../handlers/market-handlers.ts'
import { mockUsers, mockToken } from '../data/users.ts'
import { emptyPublication, fullPublication } from '../data/publication-lists.ts'
import { refuse } from '../handlers/refusal.ts'
import { reviewOnHandlers } from '../handlers/review-on-handlers.ts'
import { refusedCalls, type RefusedCode } from './refused-calls.ts'
import { signInAs } from '../handlers/sign-in.ts'

export interface Scenario {
  title: string
  /** Handlers before the usual ones. Created again for each use, because a msw handler remembers if it has answered. */
  handlers?: () => RequestHandler[]
  /** Signs in a user at the start. If absent, the session stays as it is. */
  signIn?: () => void
}

/** Matches the paths of the API, not the files of the page. */
const anyCall = /^https?:\/\/[^/]+\/(?:api|auth|admin)\//

/** In ms: long enough to see loading states, short enough to work with. */
const slownessMs = 2_000

const refusalOfAll = (code: ErrorCode) => [http.all(anyCall, () => refuse(code))]

/** Signs in the primary admin, who can reach every place that shows an error. */
const signInOwner = () => signInAs('primaryAdmin')

const situations = {
  normal: { title: 'The usual answers' },
  'empty-site': { title: 'Empty site', handlers: () => publicationHandlers(emptyPublication) },
  '10000-articles': { title: '10,000 articles', handlers: archiveHandlers },
  slow: {
    title: 'Slow',
    // Returns nothing, so the next handler answers
    handlers: () => [http.all(anyCall, () => delay(slownessMs))],
  },
  'server-down': { title: 'Server down (503)', handlers: () => refusalOfAll('unavailable') },
  'server-fault': { title: 'Server at fault (500)', handlers: () => refusalOfAll('internal') },
  offline: { title: 'No connection', handlers: () => [http.all(anyCall, () => HttpResponse.error())] },
  'stale-prices': { title: 'Price service stale', handlers: stalePriceHandlers },
  'expired-token': { title: 'Expired token', signIn: () => openSession(mockToken('nobody'), mockUsers.creator) },
  'review-on': { title: 'Review is on', handlers: () => reviewOnHandlers(fullPublication), signIn: () => signInAs('creator') },
  'conflict-on-save': { title: 'Conflict on save', handlers: conflictHandlers, signIn: signInOwner },
} satisfies Record<string, Scenario>

const persons = {
  'signed-out': { title: 'Nobody', signIn: endSession },
  'signed-in-as-reader': { title: 'A reader', signIn: () => signInAs('reader') },
  'signed-in-as-creator': { title: 'A creator', signIn: () => signInAs('creator') },
  'signed-in-as-admin': { title: 'An admin', signIn: () => signInAs('admin') },
  'signed-in-as-primary-admin': { title: 'The primary admin', signIn: signInOwner },
} satisfies Record<string, Scenario>

const refused = (code: RefusedCode, title: string): Scenario => ({ title, handlers: () => refusedCalls(code), signIn: signInOwner })

const refusals = {
  'refused-validation': refused('validation', 'What is sent is wrong (400)'),
  'refused-unauthenticated': refused('unauthenticated', 'Nobody is known (401)'),
  'refused-forbidden': refused('forbidden', 'Not allowed (403)'),
  'refused-not-found': refused('not-found', 'Gone (404)'),
  'refused-conflict': refused('conflict', 'Taken, or changed (409)'),
  'refused-too-large': refused('too-large', 'Too large (413)'),
  'refused-unsupported-media-type': refused('unsupported-media-type', 'Wrong kind of file (415)'),
  'refused-too-many-requests': refused('too-many-requests', 'Too often (429)'),
} satisfies Record<`refused-${RefusedCode}`, Scenario>

/** The scenarios as the panel groups them. Those of the second group sign a user in and leave the answers as they are. */
export const scenarioGroups = { 'What is answered': situations, 'Who is signed in': persons, 'What is refused': refusals }

/** All scenarios by name. */
export const scenarios = { ...situations, ...persons, ...refusals }

export type ScenarioName = keyof typeof scenarios

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

export const scenarioNamed = (name: ScenarioName): Scenario => scenarios[name]
