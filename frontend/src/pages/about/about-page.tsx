import { Link } from 'react-router-dom'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/about.svg'
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
      <Drawing src={drawing} />
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
        <span>{`${name} is a newsroom and a set of instruments in one program: articles and stories that a desk writes in its Studio, calculators that work a sum out before your eyes, and a `}</span>
        <Link to="/figures">register of official figures</Link> that says from which day each of them holds and which document says so.
      </p>
      <p>
        It was made for questions that come with a letter from a bank, a payslip or a tax form: what does it say, what does it mean, what does it come
        to. The calculators show their formula, and the <Link to="/calculators/accuracy">accuracy page</Link> sets what they work out beside figures
        that others have published.
      </p>
      <p>The name is old: artha is Sanskrit for meaning, and for the wealth that a household lives on.</p>
    </DocumentSection>
  )
}

function Learners() {
  const { learners, name } = useSiteFacts()
  if (learners === '') return null
  return (
    <DocumentSection title="Who reads us">
      <p>
        <strong>{`${learners} learners`}</strong>
        <span>{` have come to ${name} to read, to work something out or to take a first lesson. Most come with one question: a slab, an instalment, a form. We would be glad if they left with the answer and the way to check it.`}</span>
      </p>
    </DocumentSection>
  )
}

const Quote = () => (
  <DocumentSection title="What we hold to">
    <blockquote cite="https://www.gutenberg.org/ebooks/3300">
      “What is prudence in the conduct of every private family, can scarce be folly in that of a great kingdom.”
    </blockquote>
    <p>
      Adam Smith, <cite>An Inquiry into the Nature and Causes of the Wealth of Nations</cite> (1776), Book IV, Chapter II. We read it the other way
      round too: a household may ask of its own papers what a state is asked of its budget.
    </p>
  </DocumentSection>
)
