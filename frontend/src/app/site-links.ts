/** A link of the header or the footer. */
interface SiteLink {
  label: string
  to: string
}

export const headerLinks: readonly SiteLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Contact Us', to: '/contact' },
  { label: 'About Us', to: '/about' },
]

/** The menu of narrow windows has one more link than the bar. */
export const menuLinks: readonly SiteLink[] = [...headerLinks, { label: 'Privacy Policy', to: '/privacy' }]

interface StripLink extends SiteLink {
  /** The section of the front page that the link scrolls to; "" for the whole page. */
  section: string
}

const toSection = (label: string): StripLink => ({ label, section: label.toLowerCase(), to: `/#${label.toLowerCase()}` })

export const categoryStrip: readonly StripLink[] = [
  { label: 'All', section: '', to: '/' },
  ...['Finance', 'Investment', 'Budget', 'Loan', 'GST', 'Tax', 'Saving', 'Calculator'].map(toSection),
]

export const footerSections: readonly SiteLink[] = [
  { label: 'Live Update', to: '/#latestUpdates' },
  { label: 'Trending', to: '/#trending' },
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
  { label: 'Calculator', to: '/#calculator' },
  { label: 'Currency Converter', to: '/#currencyConverter' },
  { label: 'Gold Rates', to: '/#goldRates' },
  { label: 'Fuel Prices', to: '/#fuel-dashboard' },
  { label: 'Newsletter', to: '/#newsletter' },
]

export const footerPages: readonly SiteLink[] = [
  { label: 'About Us', to: '/about' },
  { label: 'Contact Us', to: '/contact' },
  { label: 'Calculators', to: '/calculators' },
  { label: 'Commodities', to: '/commodities' },
  { label: 'Official figures', to: '/figures' },
  { label: 'Tax calendar', to: '/tax-calendar' },
  { label: 'Glossary', to: '/glossary' },
  { label: 'Finance Academy', to: '/finance-academy' },
  { label: 'Email newsletter', to: '/newsletter' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms of Service', to: '/termsofservice' },
]

/** Networks where the site has no account yet: the footer names them without a link. */
export const socialNetworks: readonly string[] = ['Instagram', 'LinkedIn', 'X', 'YouTube']
