import { Link } from 'react-router-dom'
import { DocumentSection } from '../../ui/document-page.tsx'
import { storedInBrowser, type StoredItem } from './stored-in-browser.ts'

/** The five sections of the privacy policy. */
export const PrivacyText = ({ contactEmail }: { contactEmail: string }) => (
  <>
    <Reading />
    <InYourBrowser />
    <InOurDatabase />
    <Others />
    <Removal contactEmail={contactEmail} />
  </>
)

const Reading = () => (
  <DocumentSection title="1. When you read">
    <p>
      You can read every article, story and panel and use every tool without telling us who you are. Our pages load no scripts, fonts, advertisements
      or trackers from anyone else: everything comes from this site, except pictures, which may come from one picture host chosen by the site’s owner.
      We do not follow you from page to page or build a profile.
    </p>
    <p>
      Our software keeps no log of who visited which page. It records its own errors, with the page address but without anything after the question
      mark. The companies that run our servers may keep technical logs, as for any site.
    </p>
  </DocumentSection>
)

const InYourBrowser = () => (
  <DocumentSection title="2. In your browser">
    <p>The site stores a little data in your browser. You can view it there and delete it at any time.</p>
    <KeptList place="storage" />
    <p>Until you close the tab, it stores:</p>
    <KeptList place="tab" />
    <p>If you only read, you get no cookies. Signing in uses these:</p>
    <KeptList place="cookie" />
    <p>
      No other site can read them. What you enter in a calculator or the currency converter, and any calculation you type into the search or the chat
      assistant, stays in your browser. Other words you search for or ask the assistant are looked up in our own archive. “Listen” uses your device’s
      voice; on some devices its maker produces the speech and so receives the article’s text.
    </p>
  </DocumentSection>
)

const KeptList = ({ place }: { place: StoredItem['place'] }) => (
  <ul>
    {storedInBrowser
      .filter((thing) => thing.place === place)
      .map(({ name, words }) => (
        <li key={name}>
          <code>{name}</code>
          <span>{`: ${words}`}</span>
        </li>
      ))}
  </ul>
)

const InOurDatabase = () => (
  <DocumentSection title="3. In our database">
    <ul>
      <li>
        <strong>Your account</strong>: username, email, the date it was created and what you may do here. We store your password only as a salted
        Argon2id hash; nobody here can read it. If you sign in with Google, we store the number Google uses for you.
      </li>
      <li>
        <strong>Your sessions</strong>: when each began and was last used, and the type of browser and system, such as “Firefox on Windows”. We store
        the session key only as a hash. You can see and end sessions on <Link to="/account">your account page</Link>.
      </li>
      <li>
        <strong>The newsletter</strong>: your address, until you unsubscribe and, without an account, for one year after. An address that nobody
        confirms is deleted within three days. The wording you agreed to, when and in which form stays as proof of consent, under a random number that
        leads to you only as long as we have your address. Under the same number we note which issues we sent you and what your mail service answered.
        If you have the newsletter delete your address, we keep a keyed hash of it, so that nobody can subscribe you again. If you agreed elsewhere,
        we import your address and ask you once to confirm it. A keyed hash of it then stays, as it does after you have left for a year, so that no
        later import brings it back.
      </li>
      <li>
        <strong>Reset codes</strong>: as a keyed hash together with a hash of your email address, for ten minutes.
      </li>
      <li>
        <strong>Counters against password guessing</strong>: how often something was tried recently, under a hash of the account or network address,
        until the limit expires. We do not store the address itself.
      </li>
      <li>
        <strong>What you write to us</strong>: your name, email, message and its time, for the newsroom to read.
      </li>
      <li>
        <strong>Article views</strong>: a count for each article, day, referring site and type of device, for 25 months. It contains no cookie,
        address or person, and cannot show whether two views were yours.
      </li>
      <li>
        <strong>Searches that find nothing</strong>: words of a search that found nothing, or not everything, up to 60 characters, without who
        searched, for 90 days. We do not store words with an @ or three digits in a row, or text you typed but did not search for. Editors see words
        only once they were searched for five times on two days.
      </li>
      <li>
        <strong>What you write here</strong>, if you write for us: each version you saved, with your name, and for 30 days any unsaved text in a saved
        article.
      </li>
      <li>
        <strong>A record of changes</strong>: who changed an article, a right or an account, and when. It cannot be edited.
      </li>
    </ul>
  </DocumentSection>
)

const Others = () => (
  <DocumentSection title="4. Who else sees it">
    <p>
      We do not sell your data or give it to anyone for advertising. Our emails to you pass through this site’s mail service. If you sign in with
      Google, your browser goes to Google, and Google tells us your email address, whether it is verified, and your number there; otherwise nothing
      goes to Google. If the site uses a picture host, that host sees your browser’s requests for pictures.
    </p>
    <p>Our server fetches prices and exchange rates, never your browser, so their providers do not learn who looked.</p>
  </DocumentSection>
)

function Removal({ contactEmail }: { contactEmail: string }) {
  return (
    <DocumentSection title="5. How long we keep it, and how to have it deleted">
      <p>
        A session ends after seven days without use, and after thirty days in any case; “Sign out everywhere” ends them all at once. You can
        unsubscribe from the newsletter in one click, on your account page or in any email we sent.
      </p>
      <p>
        We keep an account until it is deleted. Ask us to delete it, to send you a copy of your data or to correct it,{' '}
        <Link to="/contact">using the contact form</Link> or at <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. Deleting an account removes its
        sessions and its newsletter address; its articles stay, without an owner, and the record of changes keeps the username. We keep messages until
        the newsroom has dealt with them and deleted them, or until you ask us to delete them.
      </p>
      <p>When this page changes, so does the date at the top.</p>
    </DocumentSection>
  )
}
