import type { FigureValue } from '@artha/contract/figure-answer'
import type { SentIssue } from '@artha/contract/newsletter-issue'
import { longSnippet } from '@artha/contract/snippet'
import { termPath } from '@artha/contract/term-marks'
import { Link } from 'react-router-dom'
import { dateInIndia, dayText } from '../../lib/dates.ts'
import { figurePath, readableArticlePath, storyPath } from '../../lib/paths.ts'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'

interface IssueTextProps {
  issue: SentIssue
  /** Returns the value of a figure in words. */
  valueText: (value: FigureValue) => string
}

const Paragraphs = ({ text }: { text: string }) => text.split(/\n\s*\n/).map((paragraph, place) => <p key={`${place} ${paragraph}`}>{paragraph}</p>)

/** A sent issue as a page: its opening, then its figures and pieces. A part without content is left out. */
export const IssueText = ({
  issue: { number, subject, sentAt, opening, figures, dates, articles, stories, calculator, question, answer, term },
  valueText,
}: IssueTextProps) => (
  <DocumentPage
    trail={{ steps: [{ name: 'Newsletter', to: '/newsletter' }], name: `Issue ${number}` }}
    title={subject}
    standfirst={
      <span>
        <span>{`Issue ${number}, `}</span>
        <time dateTime={sentAt}>{dateInIndia(new Date(sentAt))}</time>
      </span>
    }
  >
    {opening !== '' && (
      <DocumentSection title="In this issue">
        <Paragraphs text={opening} />
      </DocumentSection>
    )}
    {figures.length > 0 && (
      <DocumentSection title="What changed">
        <ul>
          {figures.map(({ figureKey, title, value, validFrom }) => (
            <li key={figureKey}>
              <Link to={figurePath(figureKey)}>{title}</Link>
              <span>{`: ${valueText(value)}, from ${dateInIndia(new Date(validFrom))}`}</span>
            </li>
          ))}
        </ul>
      </DocumentSection>
    )}
    {dates.length > 0 && (
      <DocumentSection title="Do this week">
        <ul>
          {dates.map(({ day, title }) => (
            <li key={`${day} ${title}`}>
              <Link to="/tax-calendar">{title}</Link>
              <span>{`: by ${dayText(day)}`}</span>
            </li>
          ))}
        </ul>
      </DocumentSection>
    )}
    {calculator !== '' && (
      <DocumentSection title="Do the sum">
        <p>
          <Link to={calculator}>{calculator.includes('?') ? 'Open the calculator with the numbers of this issue' : 'Open the calculator'}</Link>
        </p>
      </DocumentSection>
    )}
    {articles.length > 0 && (
      <DocumentSection title="To read">
        <ul>
          {articles.map((article) => (
            <li key={article._id}>
              <Link to={readableArticlePath(article)}>{article.title}</Link>
              <p>{longSnippet(article.standfirst || article.excerpt)}</p>
            </li>
          ))}
        </ul>
      </DocumentSection>
    )}
    {stories.length > 0 && (
      <DocumentSection title="Stories">
        <ul>
          {stories.map(({ _id, title }) => (
            <li key={_id}>
              <Link to={storyPath(_id)}>{title}</Link>
            </li>
          ))}
        </ul>
      </DocumentSection>
    )}
    {question !== '' && (
      <DocumentSection title="A reader asked">
        <p>
          <strong>{question}</strong>
        </p>
        <Paragraphs text={answer} />
      </DocumentSection>
    )}
    {term && (
      <DocumentSection title="One term">
        <p>
          <Link to={termPath(term.slug)}>{term.name}</Link>
        </p>
        <p>{term.meaning}</p>
      </DocumentSection>
    )}
    <DocumentSection title="Get the next issue">
      <p>
        <Link to="/newsletter">Subscribe</Link>
      </p>
    </DocumentSection>
  </DocumentPage>
)
