/** Faults in the seed data and in the scripts that decide whether the tests pass. */
export const faults = [
  {
    name: 'A child who may have no milk is offered pancakes that hold some',
    file: 'seed/content/plan-foods.json',
    before: `"name": "Whole-wheat pancake mix",
    "contains": [
      "gluten",
      "dairy"
    ]`,
    after: `"name": "Whole-wheat pancake mix",
    "contains": [
      "gluten"
    ]`,
    caughtBy: { layer: 'unit', file: 'seed/plan-allergens.test.ts' },
  },
  {
    name: 'A run of tests that broke off counts as green',
    file: 'scripts/test/tally.mjs',
    before: 'exitCode !== 0 && tally.failed === 0',
    after: 'exitCode > 1 && tally.failed === 0',
    caughtBy: { layer: 'unit', file: 'scripts/test/tally.test.ts' },
  },
]
