import type { Story } from '@artha/contract/story'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SlidePicture } from './slide-picture.tsx'
import { StoryFront } from './story-front.tsx'
import { StoryLink } from './story-link.tsx'
import styles from './story-view.module.css'

const shownFor: Record<Story['expiryTime'], string> = { forever: 'No expiry', '24h': 'Available for 24 hours', '48h': 'Available for 48 hours' }

/** A whole story on a page: its facts and all slides one below the other. */
export const StoryView = ({ story }: { story: Story }) => (
  <div className={styles.view}>
    <header className={styles.head}>
      <h1 className={styles.title}>{story.title}</h1>
      <p className={styles.facts}>
        <span className={styles.author}>{`By ${story.authorName}`}</span>
        <span>{shownFor[story.expiryTime]}</span>
        {story.tags.map((tag) => (
          <span key={tag}>{`#${tag}`}</span>
        ))}
      </p>
    </header>
    <div className={styles.parts}>
      <section aria-labelledby="card">
        <SectionHeading id="card" size="small">
          Card
        </SectionHeading>
        <div className={styles.card}>
          <StoryFront story={story} />
        </div>
      </section>
      <section aria-labelledby="slides">
        <SectionHeading id="slides" size="small">
          {story.slides.length === 1 ? '1 slide' : `${story.slides.length} slides`}
        </SectionHeading>
        <ol className={styles.slides}>
          {story.slides.map((slide, index) => (
            <li key={index} className={styles.slide}>
              {slide.imageUrl && <SlidePicture slide={slide} />}
              <p className={styles.text}>{slide.text}</p>
              {slide.ctaLink && <StoryLink to={slide.ctaLink} />}
            </li>
          ))}
        </ol>
      </section>
    </div>
  </div>
)
