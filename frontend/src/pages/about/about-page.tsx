import { Link } from 'react-router-dom'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'

export function AboutPage() {
  const { name } = useSiteFacts()
  return (
    <DocumentPage
      kicker="About us"
      title="Money, explained for India"
      standfirst={`${name} is a newsroom with a calculator beside it: we write down what a rule says, since when, and what it comes to in rupees.`}
    >
      <Story />
      <Learners />
      <Quote />
      <DocumentSection title="How we work">
        <ul>
          <li>A figure stands in an article with its date and its source, or it does not stand there.</li>
          <li>A mistake that a reader reports is put right in the article itself.</li>
          <li>We explain products and never recommend one. No bank, fund or insurer pays for what is written here.</li>
          <li>What we publish reads without script, by keyboard and by screen reader, in a light and a dark theme.</li>
        </ul>
        <p>
          Found something wrong? <Link to="/contact">Write to the newsroom</Link>. Who keeps what about you is said in the{' '}
          <Link to="/privacy">privacy policy</Link>.
        </p>
      </DocumentSection>
    </DocumentPage>
  )
}

function Story() {
  const { name } = useSiteFacts()
  return (
    <DocumentSection title="Our story">
      <p>
        It began with a loan letter. Three people at one table read the same page and came to three different instalments, because
        the rate was on the first line, the fee on the fourth and the date on the back. None of them had been careless; the page had.
      </p>
      <p>
        {name} was made so that such a page can be read: the words on one side, the sum on the other, and between them the rule with
        the day from which it holds. From the loan we went on to tax, GST, budgets, saving and investment, always in that order:
        what it says, what it means, what it comes to.
      </p>
      <p>
        The name is old. Artha is what a word means and also what a household lives on. We find that the second is easier to keep
        when the first is clear.
      </p>
    </DocumentSection>
  )
}

function Learners() {
  const { learners, name } = useSiteFacts()
  return (
    <DocumentSection title="Who reads us">
      <p>
        <strong>{learners} learners</strong> have come to {name} to read, to work something out or to take a first lesson. Most come
        with one question: a slab, an instalment, a form. We would be glad if they left with the answer and the way to check it.
      </p>
    </DocumentSection>
  )
}

const Quote = () => (
  <DocumentSection title="What we hold to">
    <blockquote>“A figure without its date is a rumour.”</blockquote>
    <p>The first line of our style book, and the one that is quoted most often across the desk.</p>
  </DocumentSection>
)
