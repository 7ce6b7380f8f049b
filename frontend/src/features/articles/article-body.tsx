import type { ArticleSection } from '@artha/contract/article'
import type { ArticleSource } from '@artha/contract/article-source'
import type { ArticleChart } from '@artha/contract/article-chart'
import { isFaqs } from '@artha/contract/faqs'
import type { MarkedTerm } from '@artha/contract/marked-term'
import { withTermMarks } from '@artha/contract/term-marks'
import { withSafeAttributes } from '../../lib/html-text.ts'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { typographic, typographicHtml } from '../../lib/typographic.ts'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { ResponsivePicture } from '../../ui/responsive-picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { VideoFrame } from '../../ui/video-frame.tsx'
import { descriptionHtml } from './description-html.ts'
import { openMark, openMarkOnHover } from './open-mark.ts'
import { sectionId } from './section-id.ts'
import styles from './article-body.module.css'

const paragraph = /^\s*<p>.*?<\/p>/is

/** Splits HTML after its first paragraph. If it begins with something else, all of it is the rest. */
export function firstParagraph(html: string): [first: string, rest: string] {
  const safe = withSafeAttributes(html)
  const first = paragraph.exec(safe)?.[0] ?? ''
  return [first, safe.slice(first.length)]
}

/** The browser opens questions without a script. */
const LateFaqs = lateHydrated(async () => (await import('./faq-accordion.tsx')).FaqAccordion)
/** The server renders the charts; their script is loaded only on articles that have one. */
const LateCharts = lateHydrated(async () => (await import('./article-chart.tsx')).ArticleCharts)

/** The charts below the section of this number; 0 is above the first section. */
function ChartsAfter({ number, charts }: { number: number; charts: readonly ArticleChart[] }) {
  const own = charts.filter(({ after }) => after === number)
  return own.length > 0 && <LateCharts charts={own} />
}

interface ArticleBodyProps {
  sections: readonly ArticleSection[]
  /** The text's language, if it differs from the page's. */
  language?: string | undefined
  /** The sources of the figures in the text. */
  sources?: readonly ArticleSource[] | undefined
  /** The glossary terms that occur in the text. */
  terms?: readonly MarkedTerm[] | undefined
  /** The charts of the article. */
  charts?: readonly ArticleChart[] | undefined
  /** The caption and the credit below the cover. */
  caption?: string | undefined
  credit?: string | undefined
}

/** All sections of an article in order, with its charts. */
export function ArticleBody({ sections, language, sources, terms, charts = [], ...cover }: ArticleBodyProps) {
  // A chart whose section was removed goes below the last section
  const placed = charts.map((chart) => ({ ...chart, after: Math.min(chart.after, sections.length) }))
  return (
    <div lang={language} onClick={(event) => openMark(event, sources, terms)} onPointerOver={(event) => openMarkOnHover(event, terms)}>
      <ChartsAfter charts={placed} number={0} />
      {sections.map((section, at) => (
        <BodySection key={at} section={section} number={at + 1} charts={placed} terms={terms} {...cover} />
      ))}
    </div>
  )
}

interface BodySectionProps extends Pick<ArticleBodyProps, 'caption' | 'credit' | 'terms'> {
  section: ArticleSection
  number: number
  charts: readonly ArticleChart[]
}

/** One section. Without a subtitle it gets a hidden title, so that its headings have a parent for screen readers. */
function BodySection({ section, number, charts, terms, caption, credit }: BodySectionProps) {
  const isFirst = number === 1
  const html = typographicHtml(withSafeAttributes(withTermMarks(descriptionHtml(section.description), number - 1, terms)))
  const hasQuestions = isFaqs(section.subtitle)
  // On a phone the first paragraph is above the cover
  const [first, rest] = isFirst && !hasQuestions ? firstParagraph(html) : ['', html]
  return (
    <section className={styles.section} id={sectionId(number)} tabIndex={-1}>
      {!isFirst && section.imageUrl && <SectionMedia section={section} />}
      {section.subtitle.trim() ? (
        <h2 className={styles.subtitle}>{typographic(section.subtitle)}</h2>
      ) : (
        <h2 className="visually-hidden">{`Part ${number}`}</h2>
      )}
      {first && <Column html={first} />}
      {isFirst && section.imageUrl && <Cover section={section} caption={caption} credit={credit} />}
      {hasQuestions ? (
        <div className={styles.column}>
          <LateFaqs name={`faqs-${number}`} description={typographicHtml(withSafeAttributes(section.description))} />
        </div>
      ) : (
        rest.trim() !== '' && <Column html={rest} />
      )}
      <ChartsAfter charts={charts} number={number} />
    </section>
  )
}

const Column = ({ html }: { html: string }) => (
  <div className={styles.column}>
    <RichText html={html} />
  </div>
)

/** The cover with its caption and credit, if an editor gave them. */
function Cover({ section, caption, credit }: { section: ArticleSection } & Pick<ArticleBodyProps, 'caption' | 'credit'>) {
  // A video is focusable, so it keeps its place in the source: the focus order must match the visible order
  const className = isVideoAddress(section.imageUrl) ? undefined : styles.cover
  return (
    <figure className={className} data-cover="">
      <SectionMedia section={section} isLead />
      {(caption || credit) && (
        <figcaption className={styles.caption}>
          {caption && <span>{typographic(caption)}</span>} {credit && <span className={styles.credit}>{credit}</span>}
        </figcaption>
      )}
    </figure>
  )
}

function SectionMedia({ section: { image, imageUrl, imageAlt }, isLead = false }: { section: ArticleSection; isLead?: boolean }) {
  const className = isLead ? styles.leadPicture : styles.picture
  if (isVideoAddress(imageUrl)) return <VideoFrame className={className} src={imageUrl} label={imageAlt} />
  const sizes = isLead ? '(min-width: 64rem) 872px, 100vw' : '(min-width: 40rem) 584px, 100vw'
  return <ResponsivePicture className={className} files={image} src={imageUrl} alt={imageAlt} sizes={sizes} isLead={isLead} />
}
