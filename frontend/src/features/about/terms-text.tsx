import { Link } from 'react-router-dom'
import { DocumentSection } from '../../ui/document-page.tsx'

/** The six sections of the terms of service. */
export const TermsText = ({ name, contactEmail }: { name: string; contactEmail: string }) => (
  <>
    <DocumentSection title="1. What this site is">
      <p>
        {`${name} publishes articles, short stories, calculators and price panels about money in India. You can read and use everything free of charge and without an account. We may add, change or remove parts.`}
      </p>
    </DocumentSection>
    <Education />
    <Figures />
    <Accounts />
    <Use />
    <Faults contactEmail={contactEmail} />
  </>
)

const Education = () => (
  <DocumentSection title="2. Education, not advice">
    <p>
      Nothing here is investment, tax, legal or insurance advice, and nothing is an offer to buy or sell. We do not know your circumstances. This
      applies to articles and stories, to calculator results and to every answer of the chat assistant, which gives fixed texts, calculations and
      content from this site; it cannot judge your case.
    </p>
    <p>Before you decide, read the product’s own documents, and ask a registered adviser if the amount matters to you.</p>
  </DocumentSection>
)

const Figures = () => (
  <DocumentSection title="3. Figures, calculators and prices">
    <p>
      Each figure is valid for the date and source shown with it. Laws, rates and prices change; an article shows its publication date. A calculator
      uses the formula it names: a bank’s own terms, fees and rounding may give a different result. Prices are delayed, and marked if they are old or
      only a sample; the fuel panel is a reference table and shows its month. Rupee prices of metals are calculated from dollar prices without duties,
      taxes and charges. We do not buy, sell or exchange money at the prices and rates shown.
    </p>
  </DocumentSection>
)

const Accounts = () => (
  <DocumentSection title="4. Your account">
    <p>
      One person, one account, with your own email address. Keep your password to yourself; you can see where you are signed in and end any session on{' '}
      <Link to="/account">your account page</Link>. The site’s owner grants the right to write here and may withdraw it. The newsletter is free and
      goes only to addresses that subscribed. For what we store about you, see our <Link to="/privacy">privacy policy</Link>.
    </p>
  </DocumentSection>
)

const Use = () => (
  <DocumentSection title="5. What you may and may not do">
    <p>
      You may read, print, link to and quote our pages, naming the site. Do not republish whole articles, pass our pages off as yours, take over other
      people’s accounts or messages, or try to disrupt the site. We limit the number of sign-ins, sign-ups, codes, messages and edits, to stop
      guessing and flooding; at the limit the site says how long to wait.
    </p>
    <p>
      Anything you publish here as a writer must be yours to publish. You keep your rights in it and let us show it on this site, even after your
      account is deleted.
    </p>
  </DocumentSection>
)

function Faults({ contactEmail }: { contactEmail: string }) {
  return (
    <DocumentSection title="6. Errors, changes and contact">
      <p>
        We take care, but something may still be wrong, late or unavailable. We provide the site as it is; as far as the law allows, we are not liable
        for losses from relying on it. This does not affect rights that the law gives you and terms cannot remove.
      </p>
      <p>
        These terms may change; the date at the top shows the last change. To report a mistake or ask a question, write to us{' '}
        <Link to="/contact">using the contact form</Link> or at <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </DocumentSection>
  )
}
