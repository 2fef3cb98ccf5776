import "../../app/styles/layers.css";
import "../../app/styles/tokens.css";
import "../../app/styles/reset.css";
import "../../app/styles/kit.css";
import "../../app/styles/base.css";
import "./examples-bench.tsx";
import "./scenes.tsx";
import "./values-bench.tsx";
