import { NewsletterBlock } from '../../features/newsletter/newsletter-block.tsx'
import { NewsletterBox } from '../accounts/newsletter-box.tsx'
import { useSiteFacts } from '../site-facts.ts'

/** The newsletter as shown on the front page and on its own page. */
export function NewsletterSection() {
  const { name, subscribers } = useSiteFacts()
  return (
    <NewsletterBlock siteName={name} subscribers={subscribers}>
      <NewsletterBox />
    </NewsletterBlock>
  )
}
