/** Where the header and the footer lead. A link appears here when its page exists. */
interface SiteLink {
  label: string
  to: string
}

export const headerLinks: readonly SiteLink[] = [{ label: 'Home', to: '/' }]

interface StripLink extends SiteLink {
  /** The section of the front page that the link stands for; "" for all of it. */
  section: string
}

const toSection = (label: string): StripLink => ({ label, section: label.toLowerCase(), to: `/#${label.toLowerCase()}` })

export const categoryStrip: readonly StripLink[] = [
  { label: 'All', section: '', to: '/' },
  ...['Finance', 'Investment', 'Budget', 'Loan', 'GST', 'Tax', 'Saving'].map(toSection),
]

export const footerSections: readonly SiteLink[] = [
  { label: 'Trending', to: '/#trending' },
  { label: 'Live Update', to: '/#latestUpdates' },
  { label: 'News', to: '/#news' },
  { label: 'Finance', to: '/#finance' },
  { label: 'Investment', to: '/#investment' },
  { label: 'Business', to: '/#business' },
  { label: 'FinTech', to: '/#fintech' },
  { label: 'Budget', to: '/#budget' },
  { label: 'Loan', to: '/#loan' },
  { label: 'GST', to: '/#gst' },
  { label: 'Tax', to: '/#tax' },
  { label: 'Saving', to: '/#saving' },
]
