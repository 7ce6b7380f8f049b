import type { ArticleSection } from '@artha/contract/article'
import type { ArticleSource } from '@artha/contract/article-source'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { ResponsivePicture } from '../../ui/responsive-picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { VideoFrame } from '../../ui/video-frame.tsx'
import { descriptionHtml } from './description-html.ts'
import { FaqAccordion } from './faq-accordion.tsx'
import { isFaqs } from './faq-items.ts'
import { openMark } from './open-mark.ts'
import styles from './article-body.module.css'

interface ArticleBodyProps {
  sections: readonly ArticleSection[]
  /** Of their words, where that is not the page's. */
  language?: string | undefined
  /** What the figures in its texts stand on. */
  sources?: readonly ArticleSource[] | undefined
}

/** All sections of an article, one below the other. */
export const ArticleBody = ({ sections, language, sources }: ArticleBodyProps) => (
  <div className={styles.body} lang={language} onClick={(event) => openMark(event, sources)}>
    {sections.map((section, index) => (
      <BodySection key={index} section={section} number={index + 1} />
    ))}
  </div>
)

/** A section without a subtitle keeps a title for screen readers: its point headings must not hang in the air. */
const BodySection = ({ section, number }: { section: ArticleSection; number: number }) => (
  <section className={styles.section}>
    {section.imageUrl && <SectionMedia section={section} isLead={number === 1} />}
    {section.subtitle.trim() ? <h2 className={styles.subtitle}>{section.subtitle}</h2> : <h2 className="visually-hidden">Part {number}</h2>}
    <div className={styles.column}>
      {isFaqs(section.subtitle) ? (
        <FaqAccordion name={`faqs-${number}`} description={section.description} />
      ) : (
        <RichText html={descriptionHtml(section.description)} />
      )}
    </div>
  </section>
)

function SectionMedia({ section: { image, imageUrl, imageAlt }, isLead }: { section: ArticleSection; isLead: boolean }) {
  const className = isLead ? styles.leadPicture : styles.picture
  if (isVideoAddress(imageUrl)) return <VideoFrame className={className} src={imageUrl} label={imageAlt} />
  return (
    <ResponsivePicture className={className} files={image} src={imageUrl} alt={imageAlt} sizes="(min-width: 64rem) 860px, 100vw" isLead={isLead} />
  )
}
