import { Link } from 'react-router-dom'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/about.svg'
import { DocumentSection } from '../../ui/document-page.tsx'

/** The text about the publication and its work. `learners`: their number as the owner states it; "" if not confirmed. */
export const AboutText = ({ name, learners }: { name: string; learners: string }) => (
  <>
    <Drawing src={drawing} />
    <Story name={name} />
    <Learners name={name} learners={learners} />
    <Quote />
    <DocumentSection title="How we work">
      <ul>
        <li>Every figure in an article has its date and its source.</li>
        <li>When a reader reports a mistake, we correct it in the article itself.</li>
        <li>We explain products and never recommend one. No bank, fund or insurer pays for our coverage.</li>
        <li>Our pages work without JavaScript, by keyboard and with a screen reader, in light and dark themes.</li>
      </ul>
      <p>
        Found a mistake? <Link to="/contact">Write to the newsroom</Link>. For what we store about you, see our{' '}
        <Link to="/privacy">privacy policy</Link>.
      </p>
    </DocumentSection>
  </>
)

function Story({ name }: { name: string }) {
  return (
    <DocumentSection title="Our story">
      <p>
        <span>{`${name} is a newsroom and a set of tools: articles and stories from our editors, calculators that show their work, and a `}</span>
        <Link to="/figures">list of official figures</Link>, each with its start date and source document.
      </p>
      <p>
        It answers the questions that come with a bank letter, a payslip or a tax form: what does it say, what does it mean, and what does it cost?
        The calculators show their formula, and the <Link to="/calculators/accuracy">accuracy page</Link> compares their results with published
        figures.
      </p>
      <p>The name is old: artha is Sanskrit for meaning, and for a household’s wealth.</p>
    </DocumentSection>
  )
}

function Learners({ name, learners }: { name: string; learners: string }) {
  if (learners === '') return null
  return (
    <DocumentSection title="Our readers">
      <p>
        <strong>{`${learners} learners`}</strong>
        <span>{` have come to ${name} to read, to calculate or to take a first lesson. Most come with one question, about a tax slab, an EMI or a form. We hope they leave with the answer and a way to check it.`}</span>
      </p>
    </DocumentSection>
  )
}

const Quote = () => (
  <DocumentSection title="What we believe">
    <blockquote cite="https://www.gutenberg.org/ebooks/3300">
      “What is prudence in the conduct of every private family, can scarce be folly in that of a great kingdom.”
    </blockquote>
    <p>
      Adam Smith, <cite>An Inquiry into the Nature and Causes of the Wealth of Nations</cite> (1776), Book IV, Chapter II. We also read it the other
      way round: a household can check its papers as carefully as a state checks its budget.
    </p>
  </DocumentSection>
)
