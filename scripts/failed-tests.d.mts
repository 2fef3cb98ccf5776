interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message: string }[];
}

interface PlaywrightSuite {
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { errors: { message: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

export function failedInVitest(report: VitestReport): string[];
export function failedInPlaywright(report: PlaywrightReport): string[];
