const home = { name: 'Home', to: '/' }
const calculators = { name: 'Calculators', to: '/calculators' }

export const calculatorsTrail = { steps: [home], name: calculators.name }

/** Returns the breadcrumb of a calculator's page. */
export const trailTo = (name: string) => ({ steps: [home, calculators], name })
