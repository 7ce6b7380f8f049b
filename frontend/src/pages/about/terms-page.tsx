import { Link } from 'react-router-dom'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'

export function TermsPage() {
  const { name } = useSiteFacts()
  return (
    <DocumentPage
      kicker="Terms of service"
      title="What holds between you and us"
      standfirst={`Six short sections. By using ${name} you accept them. Last changed: 21 Nov 2026.`}
    >
      <DocumentSection title="1. What this site is">
        <p>
          {`${name} publishes articles, short stories, calculators and price panels about money in India. All of it may be read and used free of charge and without an account. We may add to it, change it or take parts away.`}
        </p>
      </DocumentSection>
      <Education />
      <Figures />
      <Accounts />
      <Use />
      <Faults />
    </DocumentPage>
  )
}

const Education = () => (
  <DocumentSection title="2. Education, not advice">
    <p>
      Nothing here is investment, tax, legal or insurance advice, and nothing is an offer to buy or sell. We do not know your circumstances. That
      holds for articles and stories, for the results of calculators and for every answer of the chat assistant, which gives fixed texts, sums and
      what this site has, and understands nothing.
    </p>
    <p>Before you decide, read the papers of the product itself, and ask a registered adviser where the sum matters to you.</p>
  </DocumentSection>
)

const Figures = () => (
  <DocumentSection title="3. Figures, calculators and prices">
    <p>
      Figures hold for the date and the source that stand beside them. Laws, rates and prices change; an article shows the day on which it appeared. A
      calculator works out what you enter by the formula that it names: a bank’s own terms, fees and rounding may lead to another sum. Prices are
      delayed, and marked where they are old or only a sample; the fuel panel is a reference table and says of which month. Rupee prices of metals are
      worked out from dollar prices without duties, taxes and charges, and nobody here buys, sells or changes money at the prices and rates that you
      see.
    </p>
  </DocumentSection>
)

const Accounts = () => (
  <DocumentSection title="4. Your account">
    <p>
      One person, one account, with an address that is yours. Keep the password to yourself; you can see where you are signed in and end any session
      on <Link to="/account">your account page</Link>. The right to write here is given by the owner of the site and may be taken back. The newsletter
      is free and goes only to the address of an account that asked for it. What is kept about you is said in the{' '}
      <Link to="/privacy">privacy policy</Link>.
    </p>
  </DocumentSection>
)

const Use = () => (
  <DocumentSection title="5. What you may do, and what not">
    <p>
      Read, print, link and quote with the name of the site. Do not publish whole articles elsewhere, pass our pages off as yours, take other people’s
      accounts or messages, or try to put the site out of order. Sign-in, sign-up, codes, messages and writing are limited in number, so that nobody
      can guess or flood; past the limit the site says how long to wait.
    </p>
    <p>
      What you publish here as a writer must be yours to publish. You keep your rights in it and let us show it on this site, also after your account
      is gone.
    </p>
  </DocumentSection>
)

function Faults() {
  const { contactEmail } = useSiteFacts()
  return (
    <DocumentSection title="6. Faults, changes and contact">
      <p>
        We take care, and still something may be wrong, late or out of reach. The site comes as it is; as far as the law allows, we do not answer for
        losses from relying on it. Rights that the law gives you and no terms can take away stay yours.
      </p>
      <p>
        These terms may change; the date at the top says when they last did. Tell us of a mistake, or ask about any of this,{' '}
        <Link to="/contact">by the contact form</Link> or at <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </DocumentSection>
  )
}
