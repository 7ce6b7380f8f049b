/**
 * The initial results of six calculators. They are plain text, so that the front page loads no calculator; `tile-results.test.ts` checks each against
 * its calculator.
 */
export const calculatorTiles: readonly { title: string; result: string; text: string; to: string }[] = [
  {
    title: 'Income tax',
    result: '₹97,500',
    text: 'On a salary of ₹15,00,000 in the new regime; ₹2,57,400 in the old one.',
    to: '/income-tax-calculator',
  },
  { title: 'Home loan EMI', result: '₹13,067', text: 'A month for ₹15,00,000 at 6.5% over 15 years.', to: '/home-loan-calculator' },
  { title: 'SIP', result: '₹50,45,760', text: 'From ₹10,000 a month for 15 years, assuming 12% a year.', to: '/sip-calculator' },
  { title: 'PPF', result: '₹40,68,209', text: 'From ₹1,50,000 a year for 15 years at 7.1%.', to: '/ppf-calculator' },
  { title: 'GST', result: '₹1,180', text: '₹1,000 plus 18% GST; or take GST out of a price.', to: '/gst-calculator' },
  { title: 'Take-home pay', result: '₹1,03,045', text: 'A month on a CTC of ₹15,00,000.', to: '/salary-calculator' },
]
