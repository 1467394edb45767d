import type { Rules } from '../../../help/contract';

/** Where the help says what a refusal is about. */
const rules: Rules = {
  'TAL-3.1': 'your-turn.0',
  'TAL-3.2': 'your-turn.0',
  'TAL-3.3': 'place.0',
  'TAL-3.4': 'eruption.0',
  'TAL-3.6': 'your-turn.0',
  'TAL-4.2': 'place.0',
  'TAL-4.5': 'eruption.2.2',
  'TAL-5.1': 'eruption.2.2',
  'TAL-5.2': 'eruption.2.0',
  'TAL-5.3': 'eruption.2.2',
  'TAL-5.4': 'eruption.2.1',
  'TAL-5.7': 'eruption.2.4',
  'TAL-5.9': 'eruption.2.5',
  'TAL-6.2': 'build.0',
  'TAL-6.3': 'build.0',
  'TAL-7.1': 'build.1.0',
  'TAL-7.2': 'build.1.0',
  'TAL-8.1': 'build.1.1',
  'TAL-8.2': 'build.1.1',
  'TAL-9.2': 'build.1.2',
  'TAL-10.1': 'expand.0',
  'TAL-10.3': 'expand.0',
  'TAL-10.5': 'expand.2',
  'TAL-11.3': 'over.0.1',
  'TAL-11.5': 'over.0.2',
  'TAL-11.6': 'over.0.0',
  'TAL-12.1': 'over.0.3',
};

export default rules;
