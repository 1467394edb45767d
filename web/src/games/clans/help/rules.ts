import type { Rules } from '../../../help/contract';

/** Where the help says what a refusal is about. */
const rules: Rules = {
  'CLA-2.2': 'setup.0',
  'CLA-2.4': 'setup.0',
  'CLA-4.2': 'move.0',
  'CLA-4.3': 'move.0',
  'CLA-4.4': 'move.2.1',
  'CLA-5.1': 'large.0',
  'CLA-5.4': 'large.1',
  'CLA-5.6': 'large.1',
  'CLA-7.4': 'village.3',
  'CLA-10.1': 'over.0',
  'CLA-10.2': 'over.0',
};

export default rules;
