/** The result of one fault. */
export interface Outcome {
  fault: string;
  /** In words, with figures. */
  result: string;
  /** What was lost or is inconsistent; empty if all is well. */
  faults: string[];
}

export interface ScenarioSettings {
  kills: number;
  /** Number of sets to make under random kills. */
  sets: number;
  pauseSeconds: number;
  seed: number;
  say: (sentence: string) => void;
}

export type Scenario = (settings: ScenarioSettings) => Promise<Outcome[]>;
