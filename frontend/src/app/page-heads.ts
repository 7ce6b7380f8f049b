import * as plain from '../pages/about/about-heads.ts'
import * as accounts from '../pages/accounts/account-heads.ts'
import { articleHead } from '../pages/article/article-head.ts'
import { versionsHead } from '../pages/article/versions-head.ts'
import * as calculators from '../pages/calculators/calculator-heads.ts'
import * as desk from '../pages/dashboard/dashboard-heads.ts'
import { figureHead, figuresHead, taxCalendarHead } from '../pages/figures/figure-heads.ts'
import { glossaryHead, termHead } from '../pages/glossary/glossary-heads.ts'
import { homeHead } from '../pages/home/home-head.ts'
import { commoditiesHead } from '../pages/market/commodities-head.ts'
import { issueHead } from '../pages/newsletter/issue-head.ts'
import { notFoundHead } from '../pages/not-found/not-found-head.ts'
import type { Head, HeadContext, PageRoute } from '../pages/page-route.ts'
import { previewHead } from '../pages/preview/preview-head.ts'
import { searchHead } from '../pages/search/search-head.ts'
import { storyHead } from '../pages/stories/story-head.ts'
import { tagHead } from '../pages/tags/tag-head.ts'
import { topicHead } from '../pages/topics/topic-head.ts'
import { topicRoutes } from './topic-routes.ts'

/**
 * The head of each page, by its route's path. The server has already sent the head of the first page; the browser loads this file when the reader
 * opens another page.
 */
const pageHeads: Readonly<Record<string, (context: HeadContext) => Head>> = {
  '/': homeHead,
  '/blog/:id': articleHead,
  '/blog/:id/versions': versionsHead,
  '/blog/:id/:slug': articleHead,
  '/stories/:id': storyHead,
  '/commodities': commoditiesHead,
  '/figures': figuresHead,
  '/figures/:key': figureHead,
  '/tax-calendar': taxCalendarHead,
  '/glossary': glossaryHead,
  '/glossary/:key': termHead,
  '/search': searchHead,
  '/finance-academy': plain.academyHead,
  '/newsletter': plain.newsletterHead,
  '/newsletter/issues/:number': issueHead,
  '/newsletter/confirm': accounts.confirmSubscriptionHead,
  '/contact': plain.contactHead,
  '/about': plain.aboutHead,
  '/privacy': plain.privacyHead,
  '/termsofservice': plain.termsHead,
  ...Object.fromEntries(topicRoutes.map(({ path }) => [path, topicHead(path)])),
  '/tag/:key': tagHead,
  '/calculators': calculators.calculatorsHead,
  '/calculators/accuracy': calculators.accuracyHead,
  ...calculators.calculatorHeads,
  '/preview/:id': previewHead,
  '/login': accounts.loginHead,
  '/signup': accounts.signupHead,
  '/forgot-password': accounts.forgotPasswordHead,
  '/verify-code': accounts.verifyCodeHead,
  '/reset-password': accounts.resetPasswordHead,
  '/reset-link': accounts.resetLinkHead,
  '/auth-success': accounts.authSuccessHead,
  '/account': accounts.accountHead,
  '/dashboard': desk.dashboardHead,
  '/dashboard/articles': desk.deskArticlesHead,
  '/dashboard/articles/:id': desk.editArticleHead,
  '/dashboard/articles/:id/versions': desk.versionsHead,
  '/dashboard/stories/:id/versions': desk.storyVersionsHead,
  '/dashboard/stories': desk.deskStoriesHead,
  '/dashboard/stories/:id': desk.editStoryHead,
  '/dashboard/review': desk.deskReviewHead,
  '/dashboard/review/:id': desk.reviewPieceHead,
  '/dashboard/calendar': desk.deskCalendarHead,
  '/dashboard/media': desk.deskMediaHead,
  '/dashboard/media/:id': desk.mediaFileHead,
  '/dashboard/redirects': desk.deskRedirectsHead,
  '/dashboard/people': desk.deskPeopleHead,
  '/dashboard/newsletter': desk.deskNewsletterHead,
  '/dashboard/newsletter/new': desk.newIssueHead,
  '/dashboard/newsletter/subscribers': desk.deskSubscribersHead,
  '/dashboard/newsletter/:id': desk.deskIssueHead,
  '/dashboard/bin': desk.deskBinHead,
  '/form': desk.formHead,
  '*': notFoundHead,
}

export function headOf({ path }: Pick<PageRoute, 'path'>, context: HeadContext): Head {
  const head = pageHeads[path]
  if (head === undefined) throw new Error(`The page ${path} says nothing of itself: give it a row in page-heads.ts`)
  return head(context)
}

export const headPaths = Object.keys(pageHeads)
