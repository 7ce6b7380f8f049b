import { Link } from 'react-router-dom'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'
import { keptInBrowser, type KeptThing } from './kept-in-browser.ts'

export function PrivacyPage() {
  const { name } = useSiteFacts()
  return (
    <DocumentPage
      kicker="Privacy policy"
      title="What is kept about you"
      standfirst={`Reading ${name} takes no account and leaves no trace of you with us. What an account, a newsletter or a message needs is listed here, as the software does it. Last changed: 25 Nov 2026.`}
    >
      <Reading />
      <InYourBrowser />
      <InOurDatabase />
      <Others />
      <Removal />
    </DocumentPage>
  )
}

const Reading = () => (
  <DocumentSection title="1. When you read">
    <p>
      You may read every article, story and panel and use every tool without saying who you are. The pages load no script, font, advertisement or
      counter from anybody else: what your browser fetches comes from this site, and pictures from this site or the one picture host that its owner
      has set. We do not follow you from page to page or build a profile.
    </p>
    <p>
      Our programs write no list of who asked for which page. They note faults of their own, with the address of the page and without what stands
      behind its question mark. The operators of the machines in front of them may keep technical logs, as with any site.
    </p>
  </DocumentSection>
)

const InYourBrowser = () => (
  <DocumentSection title="2. In your browser">
    <p>The site keeps a little in the storage of your browser. You can look at it there and delete it at any time.</p>
    <KeptList place="storage" />
    <p>Until the tab is closed it keeps:</p>
    <KeptList place="tab" />
    <p>Who only reads gets no cookie. Signing in, and what leads to it, needs these:</p>
    <KeptList place="cookie" />
    <p>
      No other site can read them. What you enter into a calculator or the currency converter, and a sum that you write into the search or to the chat
      assistant, is worked on in your browser and does not leave it. Other words that you search for or ask the assistant are looked up in our own
      archive. An article that you listen to is read by the voice of your device; some devices have the maker of the voice speak it, who then sees the
      words of the article.
    </p>
  </DocumentSection>
)

const KeptList = ({ place }: { place: KeptThing['place'] }) => (
  <ul>
    {keptInBrowser
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
        <strong>Your account</strong>: username, email, the day it was made, what you may do here. Of your password only a salted Argon2id hash;
        nobody here can read it. With Google sign-in, the number by which Google knows you.
      </li>
      <li>
        <strong>Your sessions</strong>: when each began and was last used, and the kind of browser and system, as in “Firefox on Windows”. Of the
        session’s key only a hash. You see and end them on <Link to="/account">your account page</Link>.
      </li>
      <li>
        <strong>The newsletter</strong>: that you subscribed, the words that you agreed to and when. They stay after you leave, as proof of why mail
        was sent.
      </li>
      <li>
        <strong>Reset codes</strong>: as a keyed hash beside a hash of the address, for ten minutes.
      </li>
      <li>
        <strong>Counters against guessing</strong>: how often something was tried lately, under a hash of the account or of the network address, until
        the time of the limit is over. The address itself is not stored.
      </li>
      <li>
        <strong>What you write to us</strong>: name, email, message and time, read by the newsroom.
      </li>
      <li>
        <strong>How often articles are opened</strong>: a number for each article, day, referring site and kind of device, for 25 months. No cookie,
        no address and no person is in it, and nothing tells whether two openings were yours.
      </li>
      <li>
        <strong>What is looked for and not found</strong>: the words of a search that found nothing, or not all of its words, up to 60 characters,
        without who asked, for 90 days. Words with an @ or three digits in a row are not kept, nor what is only typed, and editors are shown words
        that were asked for five times on two days.
      </li>
      <li>
        <strong>What you write here</strong>, if you write for us: each version that you saved, with your name, and for 30 days what you typed in a
        saved article and did not save.
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
      We sell nothing about you and give it to nobody for advertising. Mail to you passes through the mail service of this site. If you choose to sign
      in with Google, your browser goes to Google, and Google tells us your address, whether it is verified and your number there; without that button
      nothing goes to Google. If a picture host is set, it sees that your browser asks for a picture.
    </p>
    <p>Prices and exchange rates are fetched by our server, never by your browser, so the services behind them do not learn who looked.</p>
  </DocumentSection>
)

function Removal() {
  const { contactEmail } = useSiteFacts()
  return (
    <DocumentSection title="5. How long, and how to have it removed">
      <p>
        A session ends after seven days without use and after thirty days in any case; “Sign out everywhere” ends all at once. One click ends the
        newsletter: on your account page, or in any mail that we sent.
      </p>
      <p>
        An account is kept until it is deleted. Ask for that, for a copy of what is kept or for a correction{' '}
        <Link to="/contact">by the contact form</Link> or at <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. With the account go its sessions
        and its subscription; articles that it wrote stay, without an owner, and the record of changes keeps the username. Messages are kept until the
        newsroom has dealt with them and deletes them, or you ask us to.
      </p>
      <p>When this page changes, the date at its top changes with it.</p>
    </DocumentSection>
  )
}
