import type { AuditLine } from '@artha/contract/studio-access'
import { expect, it } from 'vitest'
import { trailSentence } from './trail-sentence'

const asha = { actor: 'user:a1', actorName: 'Asha Rao' }
const bhavna = { subject: 'user:b2', subjectName: 'Bhavna' }
const line = (given: Partial<AuditLine>): AuditLine => ({
  _id: 'x',
  at: '2026-11-20T10:00:00.000Z',
  ...asha,
  action: '',
  subject: '',
  subjectName: '',
  details: null,
  ...given,
})

it.each<[string, Partial<AuditLine>]>([
  ['Asha Rao changed the role of Bhavna from reader to creator.', { action: 'user.role', ...bhavna, details: { from: 'reader', to: 'creator' } }],
  ['Asha Rao deleted the account of Bhavna.', { action: 'user.delete', ...bhavna, details: { username: 'Bhavna' } }],
  ['Asha Rao changed their own password.', { action: 'user.password-changed', subject: 'user:a1', subjectName: 'Asha Rao' }],
  ['A visitor failed to sign in to the site as Bhavna.', { action: 'sign-in.failed', actor: 'visitor', actorName: '', ...bhavna }],
  [
    'A visitor failed to sign in to the site with Google, and 3 more times within the hour.',
    { action: 'sign-in.failed', actor: 'visitor', actorName: '', subject: 'google', details: { more: 3 } },
  ],
  [
    'A visitor was blocked from signing in to the Studio after too many attempts.',
    { action: 'sign-in.limited', actor: 'visitor', actorName: '', subject: 'studio' },
  ],
  [
    'Asha Rao published the article “Gold loans”, as version 3.',
    { action: 'article.publish', subject: 'article:c3', details: { title: 'Gold loans', version: 3 } },
  ],
  [
    'Asha Rao submitted for review the article “Gold loans”, as version 3.',
    { action: 'article.submit', subject: 'article:c3', details: { title: 'Gold loans', version: 3 } },
  ],
  ['Asha Rao allowed Bhavna to publish while review is on.', { action: 'user.publishing', ...bhavna, details: { mayPublish: true } }],
  ['Asha Rao turned review before publishing on.', { action: 'review.on', subject: 'site' }],
  ['Asha Rao cropped a picture into the file “A shop”.', { action: 'media.crop', subject: 'media:/uploads/a.png', details: { title: 'A shop' } }],
  ['Asha Rao uploaded the file “A shop”.', { action: 'media.upload', subject: 'media:/uploads/a.png', details: { title: 'A shop' } }],
  ['user:a1 restored the story story:d4.', { action: 'story.restore', subject: 'story:d4', actorName: '' }],
  ['Asha Rao sent the newsletter issue issue:e5.', { action: 'newsletter.send', subject: 'issue:e5' }],
  ['Asha Rao saved the newsletter issue “What PPF pays”.', { action: 'newsletter.update', subject: 'issue:e5', details: { title: 'What PPF pays' } }],
  [
    'Artha, by itself, sent the newsletter issue “What PPF pays”.',
    { action: 'newsletter.send', actor: 'artha', actorName: '', subject: 'issue:e5', details: { title: 'What PPF pays' } },
  ],
  ['Asha Rao resumed the newsletter issue issue:e5.', { action: 'newsletter.go-on', subject: 'issue:e5' }],
  ['Asha Rao exported 1,234 subscribers of the newsletter.', { action: 'newsletter.export', subject: 'subscribers', details: { count: 1234 } }],
  [
    'Asha Rao imported 1 subscriber of the newsletter, to be confirmed.',
    { action: 'newsletter.import', subject: 'subscribers', details: { count: 1, refused: 2 } },
  ],
  ['Asha Rao did article.translate to article:c3 (into: hi).', { action: 'article.translate', subject: 'article:c3', details: { into: 'hi' } }],
])('%s', (sentence, given) => {
  expect(
    trailSentence(line(given))
      .map(({ words }) => words)
      .join(''),
  ).toBe(sentence)
})

it.each<[string[], Partial<AuditLine>]>([
  [['/plugins/accounts?tab=people&_q=Asha%20Rao', '/plugins/accounts?tab=people&_q=Bhavna'], { action: 'user.role', ...bhavna }],
  [
    ['/plugins/accounts?tab=people&_q=Asha%20Rao', '/content-manager/collection-types/api::article.article/c3'],
    { action: 'article.publish', subject: 'article:c3' },
  ],
  // Deleted content and deleted accounts have no link
  [['/plugins/accounts?tab=people&_q=Asha%20Rao'], { action: 'article.delete', subject: 'article:c3' }],
  [['/plugins/accounts?tab=people&_q=Asha%20Rao'], { action: 'user.delete', ...bhavna }],
])('leads to %j', (addresses, given) => {
  expect(trailSentence(line(given)).flatMap(({ to }) => to ?? [])).toEqual(addresses)
})
