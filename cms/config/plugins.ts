import { env } from '../src/env'
import { ownLimits } from '../src/limits'
import { uploadSettings } from '../src/upload-settings'
import { studioUrlOf } from '../src/studio-url'
import { articleAuthorForm, articleForm, articleSectionForm, articleSourceForm } from '../src/studio-forms/article-form'
import { contactForm } from '../src/studio-forms/contact-form'
import { figureForm } from '../src/studio-forms/figure-form'
import { releaseForm } from '../src/studio-forms/release-form'
import { searchWordForm } from '../src/studio-forms/search-word-form'
import { storyForm, storySlideForm } from '../src/studio-forms/story-form'
import { termForm } from '../src/studio-forms/term-form'
import { topicForm } from '../src/studio-forms/topic-form'

export default {
  accounts: {
    enabled: true,
    config: {
      primaryAdmin: { email: env.PRIMARY_ADMIN_EMAIL, password: env.PRIMARY_ADMIN_PASSWORD },
      site: { name: env.SITE_NAME, url: new URL(env.SITE_URL).origin, isProduction: env.SITE_URL.startsWith('https://') },
      studio: { url: studioUrlOf(env), isHttps: studioUrlOf(env).startsWith('https://') },
      secret: env.JWT_SECRET,
      mail: {
        smtpUrl: env.SMTP_URL,
        from: env.MAIL_FROM ?? { name: env.SITE_NAME, address: `no-reply@${new URL(env.SITE_URL).hostname}` },
        outboxDir: env.OUTBOX_DIR,
      },
      google: { issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET },
      limits: {
        signIn: env.LIMIT_SIGN_IN,
        signInClientAddress: env.LIMIT_SIGN_IN_ORIGIN,
        signInAccount: env.LIMIT_SIGN_IN_ACCOUNT,
        deviceSignIn: env.LIMIT_DEVICE,
        signUp: env.LIMIT_SIGN_UP,
        sendCode: env.LIMIT_SEND_CODE,
        sendCodeClientAddress: env.LIMIT_SEND_CODE_ORIGIN,
        sendCodeAccount: env.LIMIT_SEND_CODE_ACCOUNT,
        deviceSendCode: env.LIMIT_DEVICE,
        verifyCode: env.LIMIT_VERIFY_CODE,
        verifyCodeAccount: env.LIMIT_VERIFY_CODE_ACCOUNT,
        deviceVerifyCode: env.LIMIT_DEVICE,
        newsletterClientAddress: env.LIMIT_NEWSLETTER_ORIGIN,
        newsletterMailbox: env.LIMIT_NEWSLETTER_MAILBOX,
        newsletterHost: env.LIMIT_NEWSLETTER_HOST,
      },
      otherLimits: ownLimits,
    },
  },
  newsroom: {
    enabled: true,
    config: {
      siteUrl: new URL(env.SITE_URL).origin,
      messageType: 'api::contact.contact-message',
      studioForms: [
        articleForm,
        articleSectionForm,
        articleSourceForm,
        articleAuthorForm,
        storyForm,
        storySlideForm,
        contactForm,
        figureForm,
        releaseForm,
        termForm,
        topicForm,
        searchWordForm,
      ],
      trailed: [
        { uid: 'api::figure.figure', kind: 'figure', titleField: 'title' },
        { uid: 'api::term.term', kind: 'term', titleField: 'name' },
        { uid: 'api::topic.topic', kind: 'topic', titleField: 'category' },
        { uid: 'api::release.released-sentence', kind: 'release', titleField: 'sentence' },
      ],
      kinds: [
        {
          uid: 'api::article.article',
          kind: 'article',
          titleField: 'title',
          dateField: 'publicationDate',
          versionField: 'version',
          sitePath: '/blog/:id',
        },
        {
          uid: 'api::story.story',
          kind: 'story',
          titleField: 'title',
          dateField: 'publicationDate',
          versionField: 'version',
          endField: 'expiresAt',
        },
      ],
    },
  },
  'users-permissions': { config: { jwtSecret: env.JWT_SECRET } },
  // The limits of the Studio's door are ours; see extensions/email for who sends.
  email: { config: { ratelimit: { enabled: false } } },
  upload: { config: uploadSettings(env) },
}
