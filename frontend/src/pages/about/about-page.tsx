import { AboutText } from '../../features/about/about-text.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'

export function AboutPage() {
  const { name, learners } = useSiteFacts()
  return (
    <DocumentPage
      kicker="About us"
      title="Money, explained for India"
      standfirst={`${name} is a newsroom with calculators: we explain what a rule says, when it took effect and what it means in rupees.`}
    >
      <AboutText name={name} learners={learners} />
    </DocumentPage>
  )
}
